import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { performance } from 'node:perf_hooks';
import type { Config } from './config.ts';

// Under which names a page may ask for us. A page from elsewhere can have its own name lead to this machine
// (DNS rebinding) and would then be our page to its browser; so only names that nobody else can own are heard.
// An address is no name, and nobody can rebind it.

/** What routers put behind a machine's name; none of these is anybody's in the world outside. */
const AT_HOME = ['local', 'lan', 'home', 'home.arpa', 'localdomain', 'internal', 'fritz.box'];
const RESOLVER = '/etc/resolv.conf';
/** Machines move from one network to another. */
const LOOK_EVERY = 5_000;

/** Asked by machines that look after this one, under whatever name; there is nothing about anybody in them. */
const FIGURES = ['/healthz', '/metrics'];

export type OwnNames = (request: IncomingMessage) => boolean;

export function openOwnNames({ url, names }: Pick<Config, 'url' | 'names'>): OwnNames {
  const told = [...names, ...(url === undefined ? [] : [new URL(url).hostname])].map(plain);
  let known: ReadonlySet<string> = new Set();
  let looked = Number.NEGATIVE_INFINITY;
  const isMachine = (name: string) => {
    if (performance.now() - looked > LOOK_EVERY) {
      known = machineNames();
      looked = performance.now();
    }
    return known.has(name);
  };
  return ({ headers, url: path = '' }) => {
    // Only programs of another age send none, and no browser.
    if (headers.host === undefined) return true;
    if (url !== undefined && FIGURES.includes(path)) return true;
    const name = nameIn(headers.host);
    return isLocal(name) || told.includes(name) || isMachine(name);
  };
}

const plain = (name: string) => name.toLowerCase().replace(/\.$/, '');

/** Without its port. */
export const nameIn = (host: string) => plain(host.replace(/:\d*$/, '').replace(/^\[(.*)\]$/, '$1'));

const isLocal = (name: string) => isIP(name) !== 0 || name === 'localhost' || name.endsWith('.localhost');

function machineNames(): ReadonlySet<string> {
  const whole = plain(hostname());
  const [first = whole] = whole.split('.');
  const longer = [...AT_HOME, ...searched()].map((domain) => `${first}.${domain}`);
  return new Set([whole, first, ...longer]);
}

/** Where this machine's network looks for short names. */
function searched(): readonly string[] {
  try {
    const lines = readFileSync(RESOLVER, 'utf8').matchAll(/^(?:search|domain)[ \t]+(.+)$/gm);
    return [...lines].flatMap(([, domains = '']) => domains.trim().split(/\s+/)).map(plain);
  } catch {
    return [];
  }
}
