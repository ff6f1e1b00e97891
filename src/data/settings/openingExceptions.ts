import type { OpeningExceptionDraft } from '@/domain/workshop/openingHours';
import { useRecords } from './records';
import { useSettings } from './workshopList';

/** Watches the days with hours of their own, in order of date; an entry's id is the date. */
export const useOpeningExceptions = () => useSettings('openingExceptions');

/** Creates, changes and deletes days with hours of their own; the id is the date. */
export const useOpeningExceptionRecords = () =>
  useRecords<OpeningExceptionDraft>('openingExceptions');
