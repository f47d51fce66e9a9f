// node tools/run.mjs TASK [arguments]

import { main } from './runner.mjs';

await main(process.argv[2], process.argv.slice(3));
