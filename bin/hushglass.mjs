#!/usr/bin/env node
import { main } from '../tools/run.mjs';

await main('hushglass', process.argv.slice(2));
