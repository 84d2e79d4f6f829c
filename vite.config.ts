import { viteConfig } from './scripts/vite/viteConfig.ts'

export default viteConfig
