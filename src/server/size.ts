import type { Report } from './report.ts';
import type { Store } from './store.ts';

// How large the data file may get. Before the disk is full nothing new is begun; what is being played goes on.

const GB = 1e9;

/** Whether there is no room for anything new; whoever runs the server is told when that begins. */
export function sizeLimit({ expired }: Store, mostGb: number, report: Report): () => boolean {
  let told = false;
  return () => {
    const bytes = mostGb > 0 ? expired.bytes() : 0;
    const full = mostGb > 0 && bytes >= mostGb * GB;
    if (full && !told) report('host.full', { used: (bytes / GB).toFixed(2), most: mostGb });
    told = full;
    return full;
  };
}
