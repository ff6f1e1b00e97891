import * as v from 'valibot';
import { documentId, instant, wrongShape } from '@/domain/values/fields';

/** Characters. */
export const replacedSettingLimits = {
  label: { min: 1, max: 200 },
  text: { min: 1, max: 4000 },
} as const;

/**
 * A document of `workshops/{id}/replacedSettings`: what a setting said before one of two people chose the text of the
 * other. Its stamps tell who replaced it, and when.
 */
export const replacedSettingDocument = v.object(
  {
    /** The setting: `Tjänsten Däckskifte`. */
    label: v.string(wrongShape),
    /** The replaced fields as people read them, one on a line. */
    text: v.string(wrongShape),
    /** The account that wrote it; null where that is not known. */
    writtenBy: v.nullable(documentId),
    createdAt: instant,
    createdBy: documentId,
  },
  wrongShape,
);

type ReplacedSetting = v.InferOutput<typeof replacedSettingDocument>;
/** A replaced setting as the app writes it. */
export type ReplacedSettingFields = Omit<ReplacedSetting, 'createdAt' | 'createdBy'>;

/** The Swedish names of the fields. */
export const replacedSettingLabels: Record<keyof ReplacedSettingFields, string> = {
  label: 'Inställning',
  text: 'Text',
  writtenBy: 'Skriven av',
};

const settings = [
  ...['services', 'resources', 'staff', 'openingHours', 'openingExceptions'],
  ...['messageTemplates', 'inspectionTemplates', 'partShards', 'workshops'],
];

/** True if a collection holds settings whose replaced texts are kept. Identity numbers are none of them. */
export function isSetting(collection: string): boolean {
  return settings.includes(collection);
}

/** A replaced setting of which `text` is the readable part, cut to what can be stored. */
export function replacedSetting(
  label: string,
  text: string,
  writtenBy: string | null,
): ReplacedSettingFields {
  const { label: ofLabel, text: ofText } = replacedSettingLimits;
  return { label: label.slice(0, ofLabel.max), text: text.slice(0, ofText.max), writtenBy };
}
