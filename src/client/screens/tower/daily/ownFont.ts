import letters from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url';
import { useEffect, useState } from 'preact/hooks';

// A picture that is sent to others reaches for nothing outside itself: its letters have to be in it.

let coming: Promise<string> | null = null;

/** As a stylesheet; empty where they cannot be had: then it has those of whoever looks at it. */
function fetchOwnFont(): Promise<string> {
  coming ??= fetch(letters)
    .then((answer) => (answer.ok ? answer.blob() : Promise.reject(new Error(answer.statusText))))
    .then(asAddress)
    .then((address) => `@font-face{font-family:Nunito;font-weight:200 1000;src:url(${address})}`)
    .catch(() => {
      coming = null;
      return '';
    });
  return coming;
}

const asAddress = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/** Null until that is known. */
export function useOwnFont(): string | null {
  const [font, setFont] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    fetchOwnFont().then((found) => wanted && setFont(found));
    return () => {
      wanted = false;
    };
  }, []);
  return font;
}
