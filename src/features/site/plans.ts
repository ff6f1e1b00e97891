/** The subscriptions: price per month in öre excluding VAT, and what each plan includes. */
export const plans = [
  {
    name: 'Start',
    audience: 'För den lilla verkstaden eller tvätten',
    netOre: 28_000,
    includes: ['2 platser: lyftar eller tvätthallar', '3 inloggningar', 'Alla delar av systemet'],
  },
  {
    name: 'Verkstad',
    audience: 'För verkstad med egen tvätt',
    netOre: 64_000,
    includes: [
      '10 platser: lyftar eller tvätthallar',
      'Så många inloggningar du vill',
      'Alla delar av systemet',
    ],
    recommended: true,
  },
  {
    name: 'Kedja',
    audience: 'För dig med flera anläggningar',
    netOre: 148_000,
    includes: [
      '5 anläggningar i samma konto',
      'Så många platser och inloggningar du vill',
      'Alla delar av systemet',
    ],
  },
];
