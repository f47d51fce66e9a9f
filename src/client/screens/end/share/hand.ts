// Handing a picture on: to whatever the device shares with, or to its downloads.

const FILE = 'hushglass.png';
const TYPE = 'image/png';

const blobOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE));

/** Only some devices do, and only over a safe line. */
export function mayShare(): boolean {
  const file = new File([], FILE, { type: TYPE });
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/** Whether there was a picture to hand on; that somebody changed their mind is no failure. */
export async function send(canvas: HTMLCanvasElement): Promise<boolean> {
  const blob = await blobOf(canvas);
  if (blob === null) return false;
  try {
    await navigator.share({ files: [new File([blob], FILE, { type: TYPE })] });
    return true;
  } catch (error) {
    return (error as Error).name === 'AbortError';
  }
}

export async function save(canvas: HTMLCanvasElement): Promise<boolean> {
  const blob = await blobOf(canvas);
  if (blob === null) return false;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = FILE;
  link.click();
  // Whoever saves it has it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return true;
}
