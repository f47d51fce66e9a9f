export function findTracer(environment?: NodeJS.ProcessEnv): string | undefined;
