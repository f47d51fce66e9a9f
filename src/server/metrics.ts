import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Figures, isRunning } from './liveGame.ts';
import type { Rooms } from './rooms.ts';

// Figures for whoever runs a host. Never a name, a code, a token or a card in a label.

export type Metrics = ReturnType<typeof openMetrics>;

export function openMetrics(rooms: Rooms, figures: Figures, others: () => number = () => 0) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const messages = new Counter({
    name: 'hushglass_messages_total',
    help: 'Messages from pages',
    labelNames: ['kind'],
    registers,
  });
  const refused = new Counter({
    name: 'hushglass_connections_refused_total',
    help: 'Connections refused',
    labelNames: ['why'],
    registers,
  });
  const handling = new Histogram({
    name: 'hushglass_handling_seconds',
    help: 'From a message to the end of its handling, before the disk',
    buckets: [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05],
    registers,
  });
  new Gauge({
    name: 'hushglass_connections',
    help: 'Pages connected',
    registers,
    collect() {
      this.set(rooms.all().reduce((sum, room) => sum + room.connections.size, 0));
    },
  });
  new Gauge({
    name: 'hushglass_rooms',
    help: 'Rooms in memory',
    registers,
    collect() {
      this.set(rooms.all().length);
    },
  });
  new Gauge({
    name: 'hushglass_games',
    help: 'Games being played',
    registers,
    collect() {
      this.set(rooms.all().filter(({ playing }) => isRunning(playing)).length);
    },
  });
  new Gauge({
    name: 'hushglass_nodes',
    help: 'Nodes that this one sees, itself included',
    registers,
    collect() {
      this.set(1 + others());
    },
  });
  new Counter({
    name: 'hushglass_bot_acts_total',
    help: 'Acts of bots, in all games',
    registers,
    collect() {
      this.reset();
      this.inc(figures.botActs);
    },
  });
  // A counter finds its label anew each time it is asked; this one is asked for every message.
  const kinds = new Map<string, ReturnType<typeof messages.labels>>();
  const heard = (kind: string): void => {
    const known = kinds.get(kind) ?? messages.labels(kind);
    kinds.set(kind, known);
    known.inc();
  };
  return { registry, heard, refused, handling };
}
