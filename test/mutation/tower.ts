// Every quick rule test of the tower as one file, and apart from the mall's: a mutant of the tower loads no other.
// What reads, solves or replays whole quests stays out; it would take minutes a mutant.
import.meta.glob('../tower/{chart,game,played,refused,slide,steps,ways}.test.ts', { eager: true });
