// Every rule test of the core and the mall as one file: for mutation testing they are loaded once a mutant instead of
// once a file each.
import.meta.glob(['../core/*.test.ts', '../mall/**/*.test.ts', '../pieces/*.test.ts'], { eager: true });
