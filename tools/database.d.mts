export function findPostgres(environment?: NodeJS.ProcessEnv): string | undefined;
export function bringPostgres(): string | undefined;
export function fetchPostgres(): string | undefined;
