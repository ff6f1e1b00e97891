import type { ServiceDraft } from '@/domain/workshop/service';
import { useRecords } from './records';
import { useSettings } from './workshopList';

/** Watches the services of the current workshop, in their order. */
export const useServices = () => useSettings('services');

/** Creates, changes and deletes services. */
export const useServiceRecords = () => useRecords<ServiceDraft>('services');
