import { useGoalRecords } from '@/data/reports/reportGoals';
import { formatPercent, type Goal, goalDraft, goalLabels } from '@/domain/report/goal';
import type { Entry } from '@/domain/values/live';
import { formatAmount } from '@/domain/values/money';
import { EditDialog } from '@/ui/dialogs/EditDialog';
import { Field } from '@/ui/fields/Field';
import { textOf } from '@/ui/behaviour/textOf';
import { useToast } from '@/ui/notes/ToastContext';
import layout from '@/ui/style/layout.module.css';

/** The form of a month's goals; an empty field is no goal. */
export function GoalDialog({
  month,
  name,
  goal,
  onClose,
}: {
  month: string;
  name: string;
  goal: Entry<Goal> | undefined;
  onClose: () => void;
}) {
  const { save } = useGoalRecords();
  const toast = useToast();
  const { salesOre = null, utilisation = null } = goal?.data ?? {};
  return (
    <EditDialog
      title={`Mål för ${name}`}
      schema={goalDraft}
      read={(data) => ({
        salesOre: textOf(data, 'salesOre').trim(),
        utilisation: textOf(data, 'utilisation').trim(),
      })}
      onSave={(draft) => {
        save(`Mål för ${name}`, month, goal, draft);
        toast(`Målen för ${name} är sparade.`);
      }}
      onRemove={undefined}
      onClose={onClose}
    >
      <div className={layout.fields}>
        <Field
          label={goalLabels.salesOre}
          name="salesOre"
          hint="I kronor. Lämna tomt för inget mål."
          inputMode="decimal"
          autoComplete="off"
          defaultValue={salesOre === null ? '' : formatAmount(salesOre)}
        />
        <Field
          label={goalLabels.utilisation}
          name="utilisation"
          hint="Hur många procent av den öppna tiden som ska vara bokad på lyftar och tvättplatser."
          inputMode="numeric"
          autoComplete="off"
          defaultValue={utilisation === null ? '' : formatPercent(utilisation)}
        />
      </div>
    </EditDialog>
  );
}
