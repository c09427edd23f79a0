import { defineTenant } from '../../defineTenant.ts';
import { colours } from './tokens.ts';

export const enfermagem = defineTenant({
  key: 'enfermagem',
  name: 'Enfermagem',
  fullName: 'Enfermagem Pflegepersonal',
  hosts: ['enfermagem.example'],
  hostRole: 'fallback',
  colours,
  character: {
    opening: 'words',
    voice: 'geometric',
    corners: 'soft',
    ground: 'secondary',
    rhythm: 'close',
    sign: 'rule',
    lists: 'open',
    doors: 'edged',
  },
  features: { business: 'EmploymentAgency' },
});
