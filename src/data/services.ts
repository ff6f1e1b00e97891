import { type ServiceDraft, serviceDocument } from '@/domain/workshop/service';
import { useRecords } from './records';
import { useWorkshopList } from './workshopList';

/** Watches the services of the current workshop, in their order. */
export const useServices = () => useWorkshopList('services', serviceDocument, 'order');

/** Creates, changes and deletes services. */
export const useServiceRecords = () => useRecords<ServiceDraft>('services');
