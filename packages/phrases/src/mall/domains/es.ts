import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/ywym": "Dominios de negocio",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.businessDomain.read": "Ver dominios de negocio",
  "mall.businessDomain.write":
    "Añadir, editar, activar, desactivar y eliminar dominios de negocio, subir archivos de verificación",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.domainMalformed": "Introduzca un dominio como m.example.com, sin https:// ni ruta",
  "mall.domainTaken": "Este dominio ya se ha añadido",
  "mall.verifyFileName":
    "El archivo de verificación debe ser un .txt cuyo nombre solo tenga letras, cifras, guiones y guiones bajos",
  "mall.verifyFileContent": "El archivo de verificación debe tener como máximo 1024 caracteres simples",
};

export const fields: Translation<typeof zh.fields> = {
  domainName: "Dominio de negocio",
  verifyFile: "Archivo de verificación",
  updatedTime: "Modificado el",
};

export const words: Translation<typeof zh.words> = {
  add: "Añadir dominio de negocio",
  edit: "Editar dominio de negocio",
  uploadFile: "Subir archivo de verificación",
  pickFile: "Elegir archivo",
  domainHint: "Primero apunte este dominio a este sistema",
  fileHint: "El archivo .txt de la plataforma del miniprograma; activado, está en la raíz del dominio",
  keepHint: "Sin elección, el archivo se mantiene",
  enable: "Activar",
  disable: "Desactivar",
  enableAsk: "¿Activar?",
  disableAsk: "El archivo de verificación ya no se podrá leer. ¿Desactivar?",
  needsFile: "Suba primero el archivo de verificación",
  status: {
    enabled: "Activado",
    disabled: "Desactivado",
    fileMissing: "Falta archivo",
  },
};
