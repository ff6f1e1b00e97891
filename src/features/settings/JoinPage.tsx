import { PageHeading } from '@/ui/PageHeading';

/** Where an invited person joins a workshop. */
export function JoinPage() {
  return <PageHeading title="Gå med i en verkstad" />;
}
