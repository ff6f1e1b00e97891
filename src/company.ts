/** The name of the app and of the company behind it; the manifest and the picture in public/ tell it too. */
export const companyName = 'Verkstadsnavet';

/** The ways to reach the company; `phone` is a Swedish number. */
export const contact = {
  email: 'hej@verkstadsnavet.example',
  phone: '08-465 004 10',
  place: 'Fälgvägen 8, 162 00 Vällingby',
  phoneHours: [
    ['Måndag–torsdag', '07:30–16:30'],
    ['Fredag', '07:30–15:00'],
    ['Lunch', '12:00–12:45'],
    ['Lördag, söndag och helgdag', 'Stängt'],
  ],
};

/** The days that cost nothing at the beginning. */
export const freeDays = 30;

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
