import type { Fields } from '../../scripts/firestoreValue';
import { serverTime } from '../../scripts/firestoreValue';
import { type DocumentSpec, exactly } from './fieldSpecs';
import { ledgerBusiness } from './ledgerWorld';
import { about, type Row } from './rows';
import { days, existing, inMs, type Person, workshops } from './world';
import { change, create } from './writes';

const { may, mayNot } = about('ledgerBusiness');
const { own } = workshops;
const path = `${own}/ledgerBusiness/main`;

/** Each value is that of the workshop's own document, and no other. */
export const ledgerBusinessSpec: DocumentSpec = Object.fromEntries(
  Object.entries(ledgerBusiness).map(([key, value]) => [key, exactly(value)]),
);

const renamed = { name: 'Ekens bil' };
const moved = { fiscalYearEnd: '06-30', fiscalYearChangedAt: serverTime };
const dated = { fiscalYearChangedAt: inMs(-days) };
const both = (ofWorkshop: Fields, told: Fields) => [
  change('olle', own, ofWorkshop),
  change('olle', path, told),
];
/** The workshop when the end of its fiscal year has been changed. */
const where = { [own]: { ...existing(own), ...dated } };

/** Rows about the business as tablets read it: always as the workshop's own document says after the request. */
export const ledgerBusinessRows: Row[] = [
  may('owner', 'tell the new name with it', both(renamed, renamed)),
  may('owner', 'tell the new fiscal year with it', both(moved, moved)),
  mayNot('owner', 'tell the former name with the new one', both(renamed, {})),
  mayNot('owner', 'tell a new name alone', [change('olle', path, renamed)]),
  {
    ...may('owner', 'tell when the fiscal year was changed', [change('olle', path, dated)]),
    where,
  },
  {
    ...mayNot('owner', 'keep that the fiscal year was never changed', [change('olle', path, {})]),
    where,
  },
  {
    ...mayNot('owner', 'tell that the fiscal year was changed now', [
      change('olle', path, { fiscalYearChangedAt: serverTime }),
    ]),
    where,
  },
  mayNot('owner', 'tell it in another document', [
    create('olle', `${own}/ledgerBusiness/other`, ledgerBusiness),
  ]),
  mayNot('owner', 'tell it of a workshop of others', [
    create('olle', `${workshops.other}/ledgerBusiness/main`, ledgerBusiness),
  ]),
  ...(['removed', 'revokedKiosk', 'otherKiosk', 'guest'] satisfies Person[]).map((who) =>
    mayNot(who, 'read it', { get: path }),
  ),
];
