export interface Step {
  readonly name?: string;
  readonly run: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Started again when it fails (keep.mjs). */
  readonly keep?: boolean;
}
export interface End {
  readonly code: number | null;
  readonly signal: string | null;
}
export function runStep(node: string, step: Step, args: readonly string[]): Promise<End>;
export function main(task: string, args: readonly string[]): Promise<void>;
