import {
  type OpeningExceptionDraft,
  openingExceptionDocument,
} from '@/domain/workshop/openingHours';
import { useRecords } from './records';
import { useWorkshopList } from './workshopList';

/** Watches the days with hours of their own, in order of date; an entry's id is the date. */
export const useOpeningExceptions = () =>
  useWorkshopList('openingExceptions', openingExceptionDocument, '__name__');

/** Creates, changes and deletes days with hours of their own; the id is the date. */
export const useOpeningExceptionRecords = () =>
  useRecords<OpeningExceptionDraft>('openingExceptions');
