#!/usr/bin/env node
import { main } from '../tools/runner.mjs';

await main('hushglass', process.argv.slice(2));
