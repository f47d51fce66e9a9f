import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '../../bench/load/child.ts';
import { pathWithoutModules, ROOT } from '../../tools/setup.mjs';

// The image cannot be built where no container engine runs: here the Dockerfile's own steps are made in an empty folder, from
// the files that an engine would be given. What comes of it is started as the image is, by somebody who may write nothing in it.

const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');
const DOCKERFILE = read('Dockerfile').replaceAll('\\\n', ' ');
const lines = (word: string, text = DOCKERFILE) =>
  text.split('\n').flatMap((line) => (line.startsWith(`${word} `) ? line.slice(word.length + 1).trim() : []));
const [, BUILD = '', IMAGE = ''] = DOCKERFILE.split(/^FROM .*$/m);
const CMD = JSON.parse(lines('CMD')[0] ?? '[]') as readonly string[];
const HEALTH = JSON.parse(lines('HEALTHCHECK')[0]?.replace(/^.*? CMD /, '') ?? '[]') as readonly string[];

const place = mkdtempSync(join(tmpdir(), 'hushglass-image-'));
const [build, app, data, node] = ['build', 'app', 'data', 'node'].map((name) => join(place, name)) as [
  string,
  string,
  string,
  string,
];
const MOST_MB = 50;

/** Somebody who owns nothing; where we are nobody special ourselves, we are. */
function somebody(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** What .dockerignore keeps from the engine: names in the project's folder. */
const IGNORED_NAMES = read('.dockerignore').trim().split('\n');
const IGNORED = IGNORED_NAMES.map(
  (name) => new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
);
const CONTEXT = readdirSync(ROOT).filter((name) => !IGNORED.some((ignored) => ignored.test(name)));

function copyStep(step: string): void {
  const names = step.split(/ +/).slice(0, -1);
  for (const name of names.includes('.') ? CONTEXT : names)
    cpSync(join(ROOT, name), join(build, name), { recursive: true });
}

/** With nothing in the environment that is a test's own. */
async function runStep(step: string): Promise<void> {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const PATH = [dirname(process.execPath), pathWithoutModules(env.PATH ?? '')].join(delimiter);
  const run = ['-c', step.replaceAll('/app', app)];
  // What was fetched before need not be fetched again.
  const npm = { npm_config_prefer_offline: 'true' };
  await promisify(execFile)('sh', run, { cwd: build, env: { ...env, ...npm, PATH } });
}

async function makeBuildStage(): Promise<void> {
  mkdirSync(build);
  for (const line of BUILD.split('\n')) {
    const [word = '', ...step] = line.trim().split(' ');
    if (word === 'COPY') copyStep(step.join(' '));
    else if (word === 'RUN') await runStep(step.join(' '));
  }
  rmSync(build, { recursive: true });
}

beforeAll(async () => {
  chmodSync(place, 0o755);
  await makeBuildStage();
  // An image has its own Node, which anybody may run.
  cpSync(process.execPath, node);
  chmodSync(node, 0o755);
  mkdirSync(data);
  const { uid, gid } = somebody();
  if (uid !== undefined && gid !== undefined) chownSync(data, uid, gid);
  execFileSync('chmod', ['-R', 'a-w,a+rX', app]);
}, 600_000);

afterAll(() => {
  execFileSync('chmod', ['-R', 'u+w', place]);
  rmSync(place, { recursive: true });
});

const filesOf = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });

describe('the image', () => {
  it('is made by the steps that are tried here', () => {
    const words = BUILD.split('\n').flatMap((line) => line.trim().split(' ')[0] || []);
    expect(words).toEqual(['WORKDIR', 'COPY', 'RUN', 'COPY', 'RUN']);
    expect(IGNORED_NAMES.filter((name) => !/^[\w.*-]+$/.test(name))).toEqual([]);
    expect(lines('COPY', IMAGE)).toEqual(['--from=build /app /app']);
    expect(lines('RUN', IMAGE)).toEqual(['mkdir /data && chown node:node /data']);
    expect(lines('USER')).toEqual(['node']);
    expect(CMD).toEqual(['node', 'src/server/main.ts']);
    expect(read('deploy/hushglass.service')).toContain(`ExecStart=/usr/bin/env ${CMD.join(' ')}`);
  });

  it('is small, and has in it what a server needs and nothing else', () => {
    expect(readdirSync(app).sort()).toEqual(
      [
        '.npmrc',
        'LICENSE',
        'LICENSE-ART',
        'README.md',
        'dist',
        'node_modules',
        'package-lock.json',
        'package.json',
        'src',
      ].sort(),
    );
    const files = filesOf(app);
    expect(files.filter((name) => /\.(map|test\.ts)$/.test(name))).toEqual([]);
    const bytes = files.reduce((sum, name) => sum + statSync(join(app, name)).size, 0);
    expect(bytes / 2 ** 20).toBeLessThan(MOST_MB);
  });

  it('has no package that only tests and tools use', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { dev?: true }>;
    };
    const there = filesOf(join(app, 'node_modules')).map(
      (name) => `node_modules/${name.replaceAll('\\', '/')}`,
    );
    expect(there.filter((name) => packages[name]?.dev)).toEqual([]);
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
    expect(there).toEqual(
      expect.arrayContaining(Object.keys(dependencies).map((name) => `node_modules/${name}`)),
    );
  });
});

const GRAFANA = JSON.parse(read('deploy/grafana.json')) as { panels: { targets: { expr: string }[] }[] };
const metricsIn = (expr: string) => expr.match(/\b(?:hushglass|nodejs|process)_\w+/g) ?? [];

describe('a server out of the image', () => {
  it('starts where it may write nothing but its data, is well, has a page and every figure of the dashboard, and ends when asked', async () => {
    const env = {
      HUSHGLASS_PORT: String(await freePort()),
      HUSHGLASS_DATA: join(data, 'hushglass.db'),
      NODE_ENV: 'production',
    };
    const how = { ...somebody(), cwd: app, env };
    const server = spawn(node, CMD.slice(1), { ...how, stdio: 'ignore' });
    const ended = once(server, 'exit');
    const url = `http://127.0.0.1:${env.HUSHGLASS_PORT}`;
    try {
      await expect
        .poll(() =>
          fetch(`${url}/healthz`).then(
            ({ status }) => status,
            () => 0,
          ),
        )
        .toBe(200);
      // As the container engine asks.
      await promisify(execFile)(node, HEALTH.slice(1), how);
      expect(await (await fetch(url)).text()).toContain('<title>');
      const figures = await (await fetch(`${url}/metrics`)).text();
      const wanted = GRAFANA.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr)));
      expect(wanted.length).toBeGreaterThan(GRAFANA.panels.length);
      for (const name of wanted) expect(figures).toContain(`# TYPE ${name.replace(/_bucket$/, '')} `);
      const { uid } = somebody();
      if (uid !== undefined) expect(statSync(env.HUSHGLASS_DATA).uid).toBe(uid);
    } finally {
      server.kill('SIGTERM');
    }
    expect((await ended)[0]).toBe(0);
  });
});

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly read_only?: boolean;
}

describe('what comes with it', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };

  it('two nodes in compose.yaml, each known by its name, that may write nothing', () => {
    expect(Object.keys(services)).toEqual(['one', 'two', 'database', 'proxy']);
    for (const name of ['one', 'two']) {
      expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
      expect(services[name]?.environment?.HUSHGLASS_NODE).toBe(`http://${name}:8642`);
    }
  });

  it('a proxy that asks those nodes, and keeps their own way of talking to itself', () => {
    const caddy = read('deploy/Caddyfile');
    expect(caddy).toContain('reverse_proxy one:8642 two:8642');
    expect(caddy).toContain('respond /node 404');
  });

  it('no setting that docs/hosting.md does not have', () => {
    const named = ['compose.yaml', 'Dockerfile', 'deploy/hushglass.service', 'src/server/config.ts'].flatMap(
      (name) => read(name).match(/HUSHGLASS_[A-Z_]+/g) ?? [],
    );
    const hosting = read('docs/hosting.md');
    expect([...new Set(named)].filter((name) => !hosting.includes(`| \`${name}\` |`))).toEqual([]);
  });
});
