import type { ResourceDraft } from '@/domain/workshop/resource';
import { useRecords } from './records';
import { useSettings } from './workshopList';

/** Watches the resources of the current workshop, in their order. */
export const useResources = () => useSettings('resources');

/** Creates, changes and deletes resources. */
export const useResourceRecords = () => useRecords<ResourceDraft>('resources');
