import { formatQuantity } from '@/domain/order/lineDraft';
import { orderName } from '@/domain/order/order';
import { fuelLabels } from '@/domain/register/vehicle';
import {
  serviceEntryDocument,
  serviceEntryLabels,
  serviceKindLabels,
} from '@/domain/servicebook/serviceEntry';
import { servicePlanDocument, servicePlanLabels } from '@/domain/servicebook/servicePlan';
import { signingKeyDocument, signingKeyLabels } from '@/domain/servicebook/signingKey';
import { formatOdometer } from '@/domain/values/odometer';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import type { Collection } from './collection';
import { each, fieldsOf, labelIn, namedIn, yesOrNo } from './field';

/** The collections of service books, for the map of all collections. */
export const serviceBookCollections: Record<string, Collection> = {
  serviceEntries: {
    one: 'Notering i serviceboken',
    fields: fieldsOf(serviceEntryDocument, serviceEntryLabels, {
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
      vehicleId: namedIn('vehicles', 'ett fordon i registret'),
      orderId: orderName,
      signature: () => yesOrNo(true),
      isImported: yesOrNo,
      importedKey: () => yesOrNo(true),
    }),
    exported: { as: 'serviceböckerna', page: 500 },
    // An entry is about the car and names no customer.
    customers: 'unconcerned',
    onlyAdded: true,
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
    title: 'name',
    exported: { as: 'serviceplanerna', page: 500 },
    customers: 'unconcerned',
  },
};
