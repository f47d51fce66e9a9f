export function findPostgres(environment?: NodeJS.ProcessEnv): string | undefined;
