import { formatQuantity } from '@/domain/order/lineDraft';
import { orderName } from '@/domain/order/order';
import { fuelLabels } from '@/domain/register/vehicle';
import { serviceBookDocument, serviceBookLabels } from '@/domain/servicebook/serviceBook';
import {
  serviceEntryLabels,
  serviceKindLabels,
  storedEntry,
} from '@/domain/servicebook/serviceEntry';
import { servicePlanDocument, servicePlanLabels } from '@/domain/servicebook/servicePlan';
import { signingKeyDocument, signingKeyLabels } from '@/domain/servicebook/signingKey';
import { formatOdometer } from '@/domain/values/odometer';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import type { Collection } from './collection';
import { each, fieldsOf, labelIn, namedIn, yesOrNo } from './field';

/** The collections of service books, for the map of all collections. */
export const serviceBookCollections = {
  serviceBooks: {
    one: 'Notering i serviceboken',
    fields: fieldsOf(serviceBookDocument, serviceBookLabels, {
      vehicleId: namedIn('vehicles', 'ett fordon i registret'),
      entries: (entries) => String(Object.keys(entries).length),
      added: () => yesOrNo(true),
      correctedIn: String,
    }),
    entries: fieldsOf(storedEntry, serviceEntryLabels, {
      kind: labelIn(serviceKindLabels),
      doneOn: String,
      odometerKm: formatOdometer,
      odometerReason: String,
      works: each(String),
      parts: each(String),
      oilGrade: String,
      oilMl: (ml) => `${formatQuantity(ml)} l`,
      remarks: String,
      nextOn: String,
      nextKm: formatOdometer,
      isMakerRegistered: yesOrNo,
      performer: String,
      plate: formatRegistrationNumber,
      vin: String,
      origin: (origin) => (origin === 'order' ? 'Arbetsorder' : 'För hand'),
      workshop: ({ name }) => name,
      correctsId: () => yesOrNo(true),
      correctionReason: String,
      orderId: orderName,
      signature: () => yesOrNo(true),
      isImported: yesOrNo,
      importedKey: () => yesOrNo(true),
    }),
    exported: { as: 'serviceböckerna', page: 100 },
    // An entry is about the car and names no customer.
    customers: 'unconcerned',
  },
  signingKeys: {
    one: 'Nyckel',
    fields: fieldsOf(signingKeyDocument, signingKeyLabels, {
      x: String,
      y: String,
      device: String,
      isRevoked: yesOrNo,
    }),
    title: 'device',
    exported: { as: 'nycklarna som signerar serviceböcker', page: 500 },
    customers: 'unconcerned',
  },
  servicePlans: {
    one: 'Serviceplan',
    fields: fieldsOf(servicePlanDocument, servicePlanLabels, {
      name: String,
      make: String,
      model: String,
      fuel: labelIn(fuelLabels),
      months: (months) => `${months} månader`,
      km: formatOdometer,
    }),
    together: [['months', 'km']],
    title: 'name',
    exported: { as: 'serviceplanerna', page: 500 },
    customers: 'unconcerned',
  },
} satisfies Record<string, Collection>;
