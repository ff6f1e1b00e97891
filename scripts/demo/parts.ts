import { formatPart, type Part, partKey } from '@/domain/part/part';
import type { LineUnit } from '@/domain/order/orderLine';
import { shardOf } from '@/domain/part/partShard';

/** A kind of article of a supplier: the number's beginning, its name, its unit, and its price and cost in kronor. */
type Family = [prefix: string, name: string, unit: LineUnit, kronor: number, cost: number];

const families: Record<string, Family[]> = {
  Mann: [
    ['W 712/', 'Oljefilter', 'st', 149, 52],
    ['HU 7008/', 'Oljefilterinsats', 'st', 189, 68],
    ['C 30 005/', 'Luftfilter', 'st', 249, 91],
    ['CUK 2939/', 'Kupéfilter aktivt kol', 'st', 349, 128],
    ['WK 853/', 'Bränslefilter', 'st', 495, 188],
  ],
  Bosch: [
    ['0 986 494 ', 'Bromsbelägg fram', 'par', 895, 372],
    ['0 986 424 ', 'Bromsbelägg bak', 'par', 795, 318],
    ['0 986 479 ', 'Bromsskiva', 'st', 995, 421],
    ['3 397 007 ', 'Torkarblad fram', 'par', 349, 132],
    ['0 092 S50 ', 'Batteri 70 Ah', 'st', 1695, 842],
    ['0 242 236 ', 'Tändstift', 'st', 149, 58],
  ],
  SKF: [
    ['VKBA ', 'Hjullagersats', 'st', 1295, 548],
    ['VKMA ', 'Kamremssats', 'st', 2495, 1080],
    ['VKJA ', 'Drivknut', 'st', 1495, 640],
  ],
  Sachs: [
    ['313 ', 'Stötdämpare fram', 'st', 1195, 498],
    ['993 ', 'Spiralfjäder', 'st', 695, 284],
    ['3000 951 ', 'Kopplingssats', 'st', 3995, 1790],
  ],
  Lemförder: [
    ['29 ', 'Stabilisatorstag', 'st', 395, 148],
    ['33 ', 'Länkarm fram', 'st', 1495, 632],
    ['37 ', 'Styrled', 'st', 495, 196],
  ],
  Philips: [
    ['12972 ', 'Glödlampa H7', 'st', 99, 34],
    ['12342 ', 'Glödlampa H4', 'st', 99, 32],
    ['85122 ', 'Xenonlampa D2S', 'st', 895, 402],
  ],
  Gulf: [
    ['5W30-', 'Motorolja 5W-30 longlife', 'l', 149, 48],
    ['0W20-', 'Motorolja 0W-20', 'l', 169, 57],
    ['75W90-', 'Växellådsolja 75W-90', 'l', 229, 88],
    ['DOT4-', 'Bromsvätska DOT 4', 'l', 149, 46],
    ['G12-', 'Glykol G12', 'l', 129, 39],
  ],
};

const perFamily = 10;

/** The articles of the demo, with what the workshop pays for them in öre. They use no chance, so that the rest stays. */
export function demoParts(): { part: Part; costOre: number }[] {
  return Object.entries(families).flatMap(([supplier, ofSupplier], row) =>
    ofSupplier.flatMap(([prefix, name, unit, kronor, cost], place) =>
      Array.from({ length: perFamily }, (_, n) => ({
        part: {
          ...{ number: `${prefix}${(n * 37 + place * 11 + 101) % 900}`, name, unit, supplier },
          priceOre: (kronor + n * 20) * 100,
          vatRate: 25 as const,
          shelf: `${String.fromCharCode(65 + row)}${place + 1}`,
        },
        costOre: (cost + n * 7) * 100 + 50,
      })),
    ),
  );
}

/** The documents that hold the articles, by collection and id. */
export function partDocuments(parts: readonly { part: Part; costOre: number | null }[]) {
  const partShards: Record<string, { parts: Record<string, string> }> = {};
  const partCosts: Record<string, { costs: Record<string, string> }> = {};
  for (const { part, costOre } of parts) {
    const key = partKey(part.number);
    const id = shardOf(key);
    (partShards[id] ??= { parts: {} }).parts[key] = formatPart(part);
    const { costs } = (partCosts[id] ??= { costs: {} });
    if (costOre !== null) costs[key] = String(costOre);
  }
  return { partShards, partCosts };
}
