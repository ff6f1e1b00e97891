import {
  inspectionDocument,
  inspectionLabels,
  parseJudgement,
  parsePoint,
  pointStateLabels,
} from '@/domain/inspection/inspection';
import { formatMilli } from '@/domain/inspection/measured';
import { orderName } from '@/domain/order/order';
import { photoDocument, photoLabels, pictureSize } from '@/domain/photo/photo';
import {
  inspectionTemplateDocument,
  inspectionTemplateLabels,
} from '@/domain/workshop/inspectionTemplate';
import type { Collection, Derived } from './collection';
import { fieldsOf, formatInstant, yesOrNo } from './field';
import { formatPlace, textsOf } from './fieldTexts';

/** The collections of what is found on a car, and of photos, for the map of all collections. */
export const inspectionCollections = {
  inspections: {
    one: 'Bilkontroll',
    fields: fieldsOf(inspectionDocument, inspectionLabels, {
      orderId: orderName,
      templateName: String,
      isCheck: yesOrNo,
      points: (points) => textsOf(points, (stored) => parsePoint(stored)?.text),
      judged: (judged) => textsOf(judged, labelOfJudgement),
      measured: (measured) => textsOf(measured, (milli) => formatMilli(Number(milli))),
      notes: (notes) => textsOf(notes, String),
      photos: (photos) => String(Object.keys(photos).length),
    }),
    title: (id) => orderName(id.split('_')[0] ?? id),
    exported: { as: 'bilkontrollerna', page: 500 },
    // An inspection is about the car and not about the customer, and stays with its order as the lines do.
    customers: { merging: 'followed', anonymising: 'kept', extract: 'workOrders' },
  },
  photos: {
    one: 'Foto',
    fields: fieldsOf(photoDocument, photoLabels, {
      orderId: orderName,
      addedAt: formatInstant,
      picture: pictureSize,
      isRemoved: yesOrNo,
    }),
    // A thousand photos are 200 MB: no page of a browser makes a file of that. Each is saved where it is shown.
    exported: 'tooLarge',
    // A photo is of the car and stays with its order, as an inspection does.
    customers: { merging: 'followed', anonymising: 'kept', extract: 'workOrders' },
  },
  photoSheets: {
    derivedFrom: 'photos',
    exported: { as: 'fotona som små bilder', page: 20 },
  },
  inspectionTemplates: {
    one: 'Kontrollmall',
    fields: fieldsOf(inspectionTemplateDocument, inspectionTemplateLabels, {
      name: String,
      points: String,
      order: formatPlace,
    }),
    title: 'name',
    exported: { as: 'kontrollmallarna', page: 500 },
    customers: 'unconcerned',
  },
} satisfies Record<string, Collection | Derived>;

function labelOfJudgement(stored: string): string | undefined {
  const judgement = parseJudgement(stored);
  return judgement ? pointStateLabels[judgement.state] : undefined;
}
