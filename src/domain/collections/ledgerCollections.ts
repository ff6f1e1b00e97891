import {
  companyFormLabels,
  ledgerSettingsDocument,
  ledgerSettingsLabels,
  vehicleShareLabels,
  workerGroupLabels,
} from '@/domain/ledger/duty';
import {
  kioskCodeDocument,
  kioskCodeLabels,
  kioskDocument,
  kioskLabels,
} from '@/domain/ledger/kiosk';
import {
  ledgerEventDocument,
  ledgerEventLabels,
  ledgerKindLabels,
  pinCheckLabels,
} from '@/domain/ledger/ledgerEvent';
import { ledgerDate, ledgerTime } from '@/domain/ledger/ledgerFormat';
import {
  ledgerIdentityDocument,
  ledgerIdentityKindLabels,
  ledgerIdentityLabels,
  ledgerPersonDocument,
  ledgerPersonLabels,
  relationLabels,
} from '@/domain/ledger/ledgerPerson';
import { canListIdentityNumbers, canManageMembers } from '@/domain/workshop/member';
import type { Collection, Derived } from './collection';
import { fieldsOf, formatInstant, labelIn, yesOrNo } from './field';
import { account, formatIdentityNumber } from './fieldTexts';

const there = () => yesOrNo(true);
const inLedger = (instant: Date) => `${ledgerDate(instant)} ${ledgerTime(instant)}`;

/** The collections of the staff ledger, for the map of all collections. */
export const ledgerCollections = {
  ledger: {
    one: 'Händelse i personalliggaren',
    fields: fieldsOf(ledgerEventDocument, ledgerEventLabels, {
      chain: String,
      seq: String,
      kind: labelIn(ledgerKindLabels),
      personId: there,
      occurredAt: inLedger,
      clockOffsetMs: (ms) => `${Math.round(ms / 1000)} s`,
      by: String,
      pin: labelIn(pinCheckLabels),
      correctsId: there,
      newTimeAt: inLedger,
      reason: String,
      seenHash: String,
      prevHash: String,
      hash: String,
    }),
    exported: { as: 'personalliggaren', page: 500 },
    customers: 'unconcerned',
    onlyAdded: true,
  },
  ledgerPersons: {
    one: 'Person i personalliggaren',
    fields: fieldsOf(ledgerPersonDocument, ledgerPersonLabels, {
      key: there,
      name: String,
      relation: labelIn(relationLabels),
      employerName: String,
      employerNumber: String,
      isListed: yesOrNo,
      hasNumber: yesOrNo,
    }),
    title: 'name',
    exported: { as: 'personerna i personalliggaren', page: 500 },
    customers: 'unconcerned',
    onlyAdded: true,
  },
  ledgerIdentities: {
    one: 'Identitetsnummer i personalliggaren',
    fields: fieldsOf(ledgerIdentityDocument, ledgerIdentityLabels, {
      kind: labelIn(ledgerIdentityKindLabels),
      number: formatIdentityNumber,
      salt: there,
    }),
    exported: {
      as: 'identitetsnumren i personalliggaren',
      page: 500,
      mayList: canListIdentityNumbers,
    },
    customers: 'unconcerned',
    onlyAdded: true,
  },
  ledgerSettings: {
    one: 'Frågorna om personalliggare',
    fields: fieldsOf(ledgerSettingsDocument, ledgerSettingsLabels, {
      companyForm: labelIn(companyFormLabels),
      workers: labelIn(workerGroupLabels),
      vehicleShare: labelIn(vehicleShareLabels),
    }),
    exported: { as: 'frågorna om personalliggare', page: 500 },
    customers: 'unconcerned',
  },
  // For tablets: the file has the workshop's own document.
  ledgerBusiness: { derivedFrom: 'workshops' },
  kiosks: {
    one: 'Surfplatta',
    fields: fieldsOf(kioskDocument, kioskLabels, { name: String, code: there }),
    title: 'name',
    exported: { as: 'surfplattorna', page: 100, mayList: canManageMembers },
    customers: 'unconcerned',
  },
  kioskCodes: {
    one: 'Kod för en surfplatta',
    fields: fieldsOf(kioskCodeDocument, kioskCodeLabels, {
      name: String,
      workshopName: String,
      expiresAt: formatInstant,
      usedBy: account,
    }),
    title: 'name',
    exported: { as: 'koderna för surfplattor', page: 100, mayList: canManageMembers },
    customers: 'unconcerned',
  },
} satisfies Record<string, Collection | Derived>;
