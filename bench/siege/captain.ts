// Leads one attack, by its name, and tells what came of it.

import { ATTACKS } from './siege.ts';
import type { Wishes } from './storm.ts';

const [, , name = '', wishes = ''] = process.argv;
const besiege = ATTACKS.get(name);
if (besiege === undefined) throw new Error(`no attack ${name}`);
process.send?.(await besiege(JSON.parse(wishes) as Wishes), () => process.exit());
