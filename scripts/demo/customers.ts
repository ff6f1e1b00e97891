import {
  blankCustomer,
  type CustomerDraft,
  type CustomerFields,
  newCustomer,
} from '@/domain/register/customer';
import type { Contacts } from './contacts';
import { companyName, nearbyAddress, personName } from './names';
import type { Random } from './random';

const notes = [
  'Vill ha sms när bilen är klar.',
  'Nyckeln läggs i nyckelskåpet, kod på begäran.',
  'Ring före kl. 9.\nArbetar natt och sover på dagen.',
  'Har hund i bilen: dammsug extra.\n\nBetalar gärna med kort.',
  'Fick rabatt vid förra servicen (10 %), lovat samma nästa gång.',
  'Lämnar bilen på morgonen och hämtar efter 16.30.',
  'Pratar helst engelska.',
  'Väntar i lokalen medan bilen tvättas.',
];

/** A customer with the given fields; all other fields are empty. */
export function customer(known: Partial<CustomerDraft> & { name: string }): CustomerFields {
  return newCustomer({ ...blankCustomer, ...known });
}

/** An ordinary customer; four of five are private persons. */
export function ordinaryCustomer(random: Random, contacts: Contacts): CustomerFields {
  return random.chance(0.8) ? privateCustomer(random, contacts) : company(random, contacts);
}

function privateCustomer(random: Random, contacts: Contacts): CustomerFields {
  const name = personName(random);
  const mobile = random.chance(0.75);
  const phone = random.chance(0.7) ? contacts.phone(mobile ? 'mobile' : 'landline') : null;
  const domain = random.pick(['post', 'brev', 'hemma']);
  return customer({
    name,
    phones: phone === null ? [] : [phone],
    email: phone === null || random.chance(0.5) ? contacts.email(name, domain) : null,
    ...(random.chance(0.97) && { address: nearbyAddress(random) }),
    notes: random.chance(0.15) ? random.pick(notes) : null,
    tags: [
      ...(random.chance(0.25) ? ['Däckhotell'] : []),
      ...(random.chance(0.04) ? ['VIP'] : []),
      ...(random.chance(0.06) ? ['Ring först'] : []),
    ],
  });
}

function company(random: Random, contacts: Contacts): CustomerFields {
  const name = companyName(random);
  const phone = random.chance(0.8) ? contacts.phone('landline') : null;
  return customer({
    kind: 'company',
    name,
    organisationNumber: contacts.organisationNumber(),
    reference: random.chance(0.6) ? personName(random) : null,
    paymentDays: random.pick([null, 10, 15, 30, 30]),
    phones: phone === null ? [] : [phone],
    email: contacts.email(random.pick(['info', 'kontakt', 'ekonomi']), name.replace(/ [AH]B$/, '')),
    address: nearbyAddress(random),
    notes: random.chance(0.1) ? 'Fakturan märks med bilens registreringsnummer.' : null,
    tags: [
      ...(random.chance(0.4) ? ['Företagsavtal'] : []),
      ...(random.chance(0.2) ? ['Däckhotell'] : []),
    ],
  });
}
