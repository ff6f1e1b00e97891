/** Messages from customers who booked. */
export const bookingMessages = [
  'Det gnisslar när jag bromsar, mest på morgonen.',
  'Motorlampan lyser till och från.',
  'Kommer med släp, går det att parkera det hos er?',
  'Ring om det blir dyrare än 3 000 kr.',
  'Kan jag vänta på bilen?',
  'Hämtar efter kl. 16.\nNyckeln kan läggas i boxen.',
  'Däcken ligger i bilen.',
  'Hund i bilen, extra noga med baksätet tack!',
  'Drar snett åt höger efter att jag körde i ett hål.',
  'Bilen ska säljas, vill ha den riktigt fin.',
];

/** The workshop's internal notes. */
export const bookingNotes = [
  'Delar beställda, kommer dagen före.',
  'Låsbult ligger i handskfacket.',
  'Kolla kamremmen samtidigt, kunden funderar.',
  'Blev försenad förra gången: ska vara klar i tid.',
  'Faktura enligt avtal, märk med regnr.',
  'Ta bilder på lacken före tvätt.',
  'Rost vid domkraftsfästet, lyft försiktigt.',
];

/** Messages from customers whose jobs still wait for a time. */
export const unplannedMessages = [
  'Någon gång nästa vecka, helst förmiddag.',
  'Vill bli uppringd när det finns en tid.',
  'Ingen brådska, före jul räcker.',
  'Bara när lånebilen är ledig.',
  'Så snart det går, bilen låter illa.',
];

/** Reasons for calling off a booking. */
export const cancelledMessages = ['Sjuk, hör av sig.', 'Bilen är såld.', 'Fick tid hos släkting.'];

export const longJobNote = 'Växellådan ut och in igen: bilen står kvar på lyften.';
