import type { Known } from '@/domain/report/known';

const texts: Record<Known, string> = {
  loading: 'Hämtar närvaron ur personalliggaren …',
  failed: 'Personalliggaren kunde inte läsas, så närvaron saknas.',
  partial: 'Bara en del av personalliggaren är hämtad hit, så närvaron saknas.',
  ready: '',
};

/** Why nobody knows who was here, in words; '' where it is known. */
export function attendanceText(attendance: Known): string {
  return texts[attendance];
}
