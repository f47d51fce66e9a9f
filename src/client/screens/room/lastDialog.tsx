import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { Dialog } from '../../ui/controls.tsx';

/** Whatever else was open is about something that is over: nothing lies under it. */
export function LastDialog(props: { readonly title: string; readonly children: ComponentChildren }) {
  useLayoutEffect(() => {
    for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) open.close();
  }, []);
  return <Dialog {...props} onClose={null} />;
}
