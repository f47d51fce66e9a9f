import { type Json, jsonSchema } from './jsonSchema.ts';
import { ANYWHERE, ROUTES, type Route } from './routes.ts';

// What is asked over http, as OpenAPI 3.1.

const WORDS: Readonly<Record<number, string>> = {
  400: 'it makes no sense',
  404: 'there is no such thing',
  413: 'too large',
  421: 'the page may not be opened under this name',
  422: 'it cannot be published',
  429: 'too much is asked',
  503: 'not now: try again',
  507: 'the server keeps as much as it may',
};

const params: Json = {
  type: 'object',
  additionalProperties: { type: ['string', 'number', 'boolean'] },
};

/** A code is one of these; where there is none, no JSON is promised. */
function refusal(status: string, codes: readonly string[]): Json {
  const description = WORDS[Number(status)] ?? 'refused';
  if (codes.length === 0) return { description };
  const schema = {
    type: 'object',
    required: ['refused', 'params'],
    properties: { refused: { enum: codes }, params },
  };
  return { description, content: { 'application/json': { schema } } };
}

const answer = (description: string, is: Route['answer']['is']): Json => ({
  description,
  ...(is === null ? {} : { content: contentOf(is) }),
});

const contentOf = (is: NonNullable<Route['answer']['is']>): Json =>
  typeof is === 'string' ? { [is]: {} } : { 'application/json': { schema: jsonSchema(is) } };

function responses({ answer: { status, is }, refused, sameBody }: Route): Json {
  const all = { ...ANYWHERE, ...refused };
  const codes = Object.keys(all).map((key) => {
    const merged = [...new Set([...(refused[Number(key)] ?? []), ...(ANYWHERE[Number(key)] ?? [])])];
    return [key, refusal(key, merged)] as const;
  });
  return {
    [status]: answer('as asked', is),
    ...Object.fromEntries(codes),
    ...(sameBody === undefined ? {} : { [sameBody]: answer(WORDS[sameBody] ?? '', is) }),
  };
}

function operation(route: Route): Json {
  const { about, named = {}, asked = {}, body, cookie } = route;
  const inPath = Object.entries(named).map(([name, description]) => ({
    ...{ name, in: 'path', required: true, description, schema: { type: 'string' } },
  }));
  const inQuery = Object.entries(asked).map(([name, { about: description, needed }]) => ({
    ...{ name, in: 'query', required: needed, description, schema: { type: 'string', maxLength: 2_000 } },
  }));
  const parameters = [...inPath, ...inQuery];
  const content = { 'application/json': { schema: body === undefined ? {} : jsonSchema(body) } };
  return {
    summary: about,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: { required: true, content } }),
    responses: responses(route),
    ...(cookie === true ? { security: [{ person: [] }] } : {}),
  };
}

/** Whatever the page has addresses of its own for is left out: it is one document. */
const isForPrograms = ([key]: readonly [string, Route]) => / \/(api\/|healthz|metrics)/.test(key);

export function openapi(version: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [key, route] of Object.entries(ROUTES).filter(isForPrograms)) {
    const [method = '', path = ''] = key.split(' ');
    const address = path.replaceAll(/:(\w+)/g, '{$1}');
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Hushglass over http', version, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: 'http://localhost:8642' }],
    paths,
    components: {
      securitySchemes: {
        person: {
          type: 'apiKey',
          in: 'cookie',
          name: 'hushglass',
          description: 'Who somebody is, in all rooms; over https it is called __Host-hushglass.',
        },
      },
    },
  };
}
