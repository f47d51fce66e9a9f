import { join } from 'node:path';
import { Worker as Thread } from 'node:worker_threads';

// The page's worker, as a thread that is one in the same way (solverThread.ts).

const NOTHING = (_: { readonly data?: unknown; readonly message?: string }): void => undefined;

export class SolverWorker {
  onmessage = NOTHING;
  onerror = NOTHING;
  readonly #thread = new Thread(join(import.meta.dirname, 'solverThread.ts'));
  constructor() {
    SolverWorker.started += 1;
    this.#thread.on('message', (data) => this.onmessage({ data }));
    this.#thread.on('error', (error: Error) => this.onerror(error));
  }
  static started = 0;
  postMessage(message: unknown): void {
    this.#thread.postMessage(message);
  }
  terminate(): void {
    void this.#thread.terminate();
  }
}
