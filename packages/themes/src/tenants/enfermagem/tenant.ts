import { defineTenant } from '../../defineTenant.ts';
import { colours } from './tokens.ts';

export const enfermagem = defineTenant({
  key: 'enfermagem',
  name: 'Enfermagem',
  fullName: 'Enfermagem Pflegepersonal',
  hosts: ['enfermagem.example'],
  hostRole: 'fallback',
  colours,
  features: { business: 'EmploymentAgency' },
});
