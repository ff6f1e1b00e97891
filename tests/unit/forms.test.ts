import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The files whose forms may be left without a question, with the reason. */
const exempt: Record<string, string> = {
  'app/dashboard/StartOwnWorkshop': 'has no field',
  'features/account/DeleteAccountForm': 'has a password alone',
  'features/account/ForgotPasswordPage': 'is left for the login page with its address',
  'features/account/JoinAnswer': 'has no field',
  'features/account/LoginPage': 'has what a browser fills in',
  'features/account/RegisterPage': 'is a page for visitors, which must stay small',
  'features/personalliggare/PairKioskPage': 'has a code that stands on another screen',
  'features/personalliggare/PairingPage': 'has a code that stands on another screen',
  'features/personalliggare/kiosk/ChoosePinDialog': 'closes by itself at the counter',
  'features/personalliggare/kiosk/NumberDialog': 'closes by itself at the counter',
  'features/personalliggare/kiosk/PinDialog': 'closes by itself at the counter',
  'features/settings/account/AccountEmail': 'has no field',
  'features/settings/account/AccountPassword': 'has passwords alone, which are kept nowhere',
  'features/settings/members/InviteDialog': 'has one choice',
  'features/site/ContactForm': 'is a page for visitors, which must stay small',
  'features/booking/AskForm': 'is a page for visitors, which must stay small',
  'features/invoicing/bookkeeping/AuditCopyPart': 'has no field',
  'features/invoicing/bookkeeping/UnexportedPart': 'has no field',
  'ui/dialogs/ConfirmDialog': 'has no field',
};

const guards = /<(PageFormGuard|UnsavedForm|FormDialog|LeaveQuestion)\b/;

test('every form asks before it is left, or is named with its reason', () => {
  const unguarded = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter(
      (path) =>
        path.endsWith('.tsx') && !['ui/forms/DraftForm.tsx', 'ui/forms/Form.tsx'].includes(path),
    )
    .filter((path) => {
      const code = readFileSync(`src/${path}`, 'utf8');
      return /<(Draft)?Form\b/.test(code) && !guards.test(code);
    })
    .map((path) => path.replace(/\.tsx$/, ''));
  expect(unguarded.toSorted()).toEqual(Object.keys(exempt).toSorted());
});
