/** Texts of the emulated phone-authentication service. */
import type { WrittenTexts } from '../../../platform/domain/base/texts/texts.ts'

export const phonePageTexts = {
  emulated: { pt: 'Simulação', en: 'Emulation' },
  title: { pt: 'Confirmar o celular', en: 'Verify your phone' },
  text: {
    pt: 'Esta janela faz as vezes de um serviço de autenticação por celular. Antes de enviar um código para {phone}, ele confirma que há uma pessoa pedindo.',
    en: 'This window stands in for a phone-authentication service. Before it sends a code to {phone}, it checks that a person is asking.',
  },
  send: { pt: 'Sou uma pessoa: enviar código', en: 'I am a person: send the code' },
  cancel: { pt: 'Agora não', en: 'Not now' },
  done: { pt: 'Tudo certo', en: 'All done' },
  failed: { pt: 'Não deu certo', en: 'That did not work' },
  close: { pt: 'Você já pode fechar esta janela.', en: 'You can close this window now.' },
} satisfies Record<string, WrittenTexts>
