import { createHash, randomBytes } from 'node:crypto';

// A seat belongs to a secret in a cookie, not to a nickname. Only its hash is kept or compared.

/** Over plain http; and everywhere, once: whoever has one of this name is still who they were. */
export const COOKIE = 'hushglass';
/** A browser takes this name only from us, over https: no neighbour of our domain can set it. */
const SAFE_COOKIE = '__Host-hushglass';
const YEAR = 365 * 24 * 3600;

export function newToken(): string {
  return randomBytes(18).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{24}$/.test(value);
}

export const cookieName = (secure: boolean) => (secure ? SAFE_COOKIE : COOKIE);

export function tokenIn(cookies: Readonly<Record<string, string | undefined>>): string | undefined {
  return [cookies[SAFE_COOKIE], cookies[COOKIE]].find(isToken);
}

/** Plain http on a LAN name must work, so the cookie is marked secure only behind https. */
export function cookieOptions(secure: boolean) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: YEAR } as const;
}
