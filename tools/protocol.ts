// npm run protocol: writes docs/asyncapi.json, docs/openapi.json and the tables of docs/protocol.md.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generated } from './protocol/generated.ts';
import { ROOT } from './setup.mjs';

for (const [name, text] of Object.entries(generated())) writeFileSync(join(ROOT, name), text);
