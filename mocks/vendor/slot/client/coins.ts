/** Rain of coins over the stage, on a canvas. */

type Coin = {
  x: number
  y: number
  vx: number
  vy: number
  turn: number
  spin: number
  size: number
}

const coinCount = 70
/** Number of pre-rendered rotation steps of a coin. */
const turnSteps = 12
/** Width and height of a pre-rendered coin, in pixels. */
const spriteSize = 64

/** Drawings of a coin from the front to its edge. */
function drawSprites(): HTMLCanvasElement[] {
  return Array.from({ length: turnSteps }, (_, step) => {
    const canvas = document.createElement('canvas')
    canvas.width = spriteSize
    canvas.height = spriteSize
    const context = canvas.getContext('2d')
    if (!context) return canvas
    const width = Math.max(0.12, Math.abs(Math.cos((step / turnSteps) * Math.PI)))
    const middle = spriteSize / 2
    context.translate(middle, middle)
    context.scale(width, 1)
    const gold = context.createLinearGradient(-middle, -middle, middle, middle)
    for (const [at, color] of [
      [0, '#fff6cf'],
      [0.45, '#ffc53d'],
      [1, '#a85a06'],
    ] as const) {
      gold.addColorStop(at, color)
    }
    context.fillStyle = '#8a4b05'
    context.beginPath()
    context.arc(0, 0, middle - 1, 0, 2 * Math.PI)
    context.fill()
    context.fillStyle = gold
    context.beginPath()
    context.arc(0, 0, middle - 4, 0, 2 * Math.PI)
    context.fill()
    context.lineWidth = 3
    context.strokeStyle = '#b9770e'
    context.beginPath()
    context.arc(0, 0, middle - 14, 0, 2 * Math.PI)
    context.stroke()
    return canvas
  })
}

/** A coin that starts at the bottom and flies up. Lengths are pixels, times seconds. */
function throwCoin(width: number, height: number): Coin {
  const spread = Math.random() - 0.5
  return {
    x: width / 2 + spread * width * 0.5,
    y: height + Math.random() * height * 0.8,
    vx: spread * width * 0.7,
    vy: -height * (1 + Math.random() * 0.7),
    turn: Math.random() * turnSteps,
    spin: 8 + Math.random() * 16,
    size: Math.max(16, Math.min(width, height) * (0.05 + Math.random() * 0.04)),
  }
}

/**
 * Starts the rain of coins.
 * @returns a function that stops it.
 */
export function startCoins(canvas: HTMLCanvasElement): () => void {
  canvas.hidden = false
  const { clientWidth: width, clientHeight: height } = canvas
  const scale = Math.min(2, devicePixelRatio)
  canvas.width = width * scale
  canvas.height = height * scale
  const context = canvas.getContext('2d')
  const sprites = drawSprites()
  const coins = Array.from({ length: coinCount }, () => throwCoin(width, height))
  let before = performance.now()
  let frame = 0
  const draw = (at: number) => {
    const passed = Math.min(0.05, (at - before) / 1_000)
    before = at
    context?.setTransform(scale, 0, 0, scale, 0, 0)
    context?.clearRect(0, 0, width, height)
    for (const coin of coins) {
      coin.vy += height * 1.5 * passed
      coin.x += coin.vx * passed
      coin.y += coin.vy * passed
      coin.turn += coin.spin * passed
      if (coin.y > height * 1.2 && coin.vy > 0) Object.assign(coin, throwCoin(width, height))
      const sprite = sprites[Math.floor(coin.turn) % turnSteps]
      if (sprite) {
        const { x, y, size } = coin
        context?.drawImage(sprite, x - size / 2, y - size / 2, size, size)
      }
    }
    frame = requestAnimationFrame(draw)
  }
  frame = requestAnimationFrame(draw)
  return () => {
    cancelAnimationFrame(frame)
    canvas.hidden = true
  }
}
