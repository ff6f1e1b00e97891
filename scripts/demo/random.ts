/** A source of chance that is the same for the same seed. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  fraction(): number;
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number;
  /** True with the probability `often`, 0 to 1. */
  chance(often: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** A source of chance by the algorithm mulberry32. */
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
