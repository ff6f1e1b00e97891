/** Chance that is always the same for one seed. */
export interface Random {
  /** From 0 up to 1. */
  fraction(): number;
  /** A whole number, both ends included. */
  whole(min: number, max: number): number;
  /** True this often, from 0 to 1. */
  chance(often: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** Numbers by mulberry32. */
export function randomFrom(seed: number): Random {
  let state = seed;
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    fraction,
    whole: (min, max) => min + Math.floor(fraction() * (max - min + 1)),
    chance: (often) => fraction() < often,
    pick(list) {
      const item = list[Math.floor(fraction() * list.length)];
      if (item === undefined) throw new Error('Nothing to pick from.');
      return item;
    },
  };
}
