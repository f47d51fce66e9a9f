// Sets the project up if needed, then runs a task with Node 24, keeping its terminal, signals and exit code.

import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { keep } from './keep.mjs';
import { setUp } from './setup.mjs';
import { TASKS } from './tasks.mjs';

async function runTask(task, args) {
  const steps = TASKS[task];
  if (steps === undefined) throw new Error(`No task "${task}". There are: ${Object.keys(TASKS).join(', ')}.`);
  const node = setUp();
  for (const [index, step] of steps.entries()) {
    const isLast = index === steps.length - 1;
    if (step.name !== undefined) console.error(`\n-- ${step.name}`);
    const run = () => runStep(node, step, isLast ? args : []);
    const end = await (step.keep ? keep(run) : run());
    if (end.code === 0) continue;
    if (step.name !== undefined) console.error(`\nFailed: ${step.name}`);
    return end;
  }
  return { code: 0, signal: null };
}

// Node 24 comes first on the PATH too, for whatever the step starts in its turn.
export function runStep(node, { run, env }, args) {
  const PATH = [dirname(node), process.env.PATH].join(delimiter);
  const child = spawn(node, [...run, ...args], { stdio: 'inherit', env: { ...env, ...process.env, PATH } });
  const stopForwarding = forwardSignals(child);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      stopForwarding();
      resolve({ code, signal });
    });
  });
}

// Ctrl-C in a terminal reaches the child by itself; passing it on as well would count as pressing it twice.
function forwardSignals(child) {
  const forward = (signal) => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  return () => {
    for (const signal of signals) process.off(signal, forward);
  };
}

/** Runs the task and ends this process the way the task ended. */
export async function main(task, args) {
  try {
    const { code, signal } = await runTask(task, args);
    if (signal !== null) process.kill(process.pid, signal);
    else process.exitCode = code;
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
