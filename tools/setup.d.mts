export const ROOT: string;
export function stampOf(packageText: string, lockText: string, platform: string): string;
export function pathWithoutModules(path: string): string;
export function chooseNode(own: string | undefined, machine: { path: string; version: string }): string;
export function setUp(): string;
