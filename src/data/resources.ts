import { type ResourceDraft, resourceDocument } from '@/domain/workshop/resource';
import { useRecords } from './records';
import { useWorkshopList } from './workshopList';

/** Watches the resources of the current workshop, in their order. */
export const useResources = () => useWorkshopList('resources', resourceDocument, 'order');

/** Creates, changes and deletes resources. */
export const useResourceRecords = () => useRecords<ResourceDraft>('resources');
