import { replacedSettingDocument, replacedSettingLabels } from '@/domain/record/replacedSetting';
import {
  keptCollectionLabels,
  keptFieldLabel,
  replacedTextDocument,
  replacedTextLabels,
} from '@/domain/record/replacedText';
import type { Collection } from './collection';
import { fieldsOf, labelIn, namedIn } from './field';
import { account, formatKeptValue } from './fieldTexts';

/** The collections of what was replaced, for the map of all collections. */
export const replacedCollections: Record<string, Collection> = {
  replacedTexts: {
    one: 'Ersatt text',
    fields: fieldsOf(replacedTextDocument, replacedTextLabels, {
      collection: labelIn(keptCollectionLabels),
      recordId: String,
      customerId: namedIn('customers', 'en kund i registret'),
      field: keptFieldLabel,
      value: formatKeptValue,
      writtenBy: account,
    }),
    exported: { as: 'texter som har ersatts', page: 500 },
    // Every one of them is something that somebody wrote about the customer, and no longer holds.
    customers: { merging: 'followed', anonymising: 'deleted' },
  },
  replacedSettings: {
    one: 'Ersatt inställning',
    fields: fieldsOf(replacedSettingDocument, replacedSettingLabels, {
      label: String,
      text: String,
      writtenBy: account,
    }),
    exported: { as: 'inställningar som har ersatts', page: 500 },
    customers: 'unconcerned',
  },
};
