import { type Facts, valueOf } from './facts';

/** The estimates and their answers, lines in number and in öre without VAT, and the outcome of approximate prices. */
export interface EstimateFigures {
  asked: number;
  askedOre: number;
  accepted: number;
  acceptedOre: number;
  declined: number;
  declinedOre: number;
  /** The number of times that the customer could not be reached. */
  unreachable: number;
  /** Orders at an approximate price; how many cost more than it, and more than 15 % more (konsumenttjänstlagen 36 §). */
  approx: {
    orders: number;
    agreedOre: number;
    chargedOre: number;
    over: number;
    overMost: number;
  };
}

/** The estimates of a period: `asked` counts estimates, the answers count their lines. */
export function estimatesOf(facts: Facts): EstimateFigures {
  const answered = (key: string) => valueOf(facts, 'answered', key);
  const approx = (key: string) => valueOf(facts, 'approx', key);
  return {
    asked: valueOf(facts, 'estimates', 'asked'),
    askedOre: valueOf(facts, 'estimates', 'askedOre'),
    accepted: answered('accepted'),
    acceptedOre: answered('acceptedOre'),
    declined: answered('declined'),
    declinedOre: answered('declinedOre'),
    unreachable: answered('unreachable'),
    approx: {
      orders: approx('orders'),
      agreedOre: approx('agreedOre'),
      chargedOre: approx('chargedOre'),
      over: approx('over'),
      overMost: approx('overMost'),
    },
  };
}
