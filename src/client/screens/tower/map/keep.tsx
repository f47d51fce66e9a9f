import { useState } from 'preact/hooks';
import { Pic } from '../../../ui/pics.tsx';
import { tx } from '../../../ui/text.ts';
import { toast } from '../../../ui/toasts.tsx';
import { featsText, forgetFeats, readFeatsFrom } from '../progress.ts';

/** Progress is kept in this browser: here it can be carried to another one, or forgotten. */
export function Keep() {
  const read = async ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    const text = await currentTarget.files?.[0]?.text().catch(() => '');
    currentTarget.value = '';
    toast(tx(readFeatsFrom(text ?? '') ? 'towerMap.keep.imported' : 'towerMap.keep.notImported'));
  };
  return (
    <details class="keep">
      <summary>{tx('towerMap.keep.title')}</summary>
      <p class="small soft">{tx('towerMap.keep.where')}</p>
      <div class="row">
        <button type="button" class="button" onClick={save}>
          <Pic name="download" />
          {tx('towerMap.keep.export')}
        </button>
        <label class="button keep-import">
          <Pic name="book" />
          {tx('towerMap.keep.import')}
          <input type="file" accept="application/json,.json" onChange={read} />
        </label>
        <Forget />
      </div>
    </details>
  );
}

function save(): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([featsText()], { type: 'application/json' }));
  link.download = 'hushglass-tower.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

function Forget() {
  const [sure, setSure] = useState(false);
  const press = () => {
    if (sure) {
      forgetFeats();
      toast(tx('towerMap.keep.forgotten'));
    }
    setSure(!sure);
  };
  return (
    <button type="button" class="button plain" onClick={press} onBlur={() => setSure(false)}>
      <Pic name="bin" />
      {tx(sure ? 'towerMap.keep.resetSure' : 'towerMap.keep.reset')}
    </button>
  );
}
